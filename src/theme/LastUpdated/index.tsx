/** Pages do not tell when they were last changed: their history does. */
export default function LastUpdated() {
  return null;
}
