/** The site announces nothing; what does would be in every page's first load. */
export default function AnnouncementBar() {
  return null;
}
