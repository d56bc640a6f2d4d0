/** The docs have one version, so there is nothing to warn of. */
export default function DocVersionBanner() {
  return null;
}
