/** Reads a JSON file below static/data; the schemas under static/data/schema are its contract. */
export type ReadData = <Content>(file: string) => Content;
