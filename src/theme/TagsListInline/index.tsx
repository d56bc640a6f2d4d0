/** Pages have no tags, so nothing of their list is loaded. */
export default function TagsListInline() {
  return null;
}
