const PART = /, report (\d+)$/;

/** The name of one of several reports in a file: "pasted 1, report 3". */
export const partName = (file: string, number: number): string => `${file}, report ${number}`;

/** The file that a report is of; a file of one report itself. */
export const wholeName = (name: string): string => name.replace(PART, '');

/** Which of several a report is: "report 3"; empty for a file of one. */
export const partOf = (name: string): string => PART.exec(name)?.[0].slice(2) ?? '';
