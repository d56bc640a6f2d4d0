/** What a record holds under a name that a reader gave, which may be "constructor", too. */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>> | null | undefined,
  name: string,
): Value | undefined => (record && Object.hasOwn(record, name) ? record[name] : undefined);
