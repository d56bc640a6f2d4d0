/** The docs have one version. */
export default function DocVersionBadge() {
  return null;
}
