/** No page is a draft or unlisted. */
export default function ContentVisibility() {
  return null;
}
