import type { GivenFile } from '../opened';

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** The entries of a folder, which a browser gives a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesIn(entry: FileSystemEntry): Promise<GivenFile[]> {
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry);
    return [{ path: entry.fullPath.replace(/^\//, ''), file }];
  }
  const entries = await entriesOf(entry as FileSystemDirectoryEntry);
  return (await Promise.all(entries.map(filesIn))).flat();
}

/** The files that were dropped or pasted, those of folders too. A browser tells them only while the event lasts. */
export function droppedFiles({ items, files }: DataTransfer): Promise<GivenFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  return entries.length > 0
    ? Promise.all(entries.map(filesIn)).then((all) => all.flat())
    : Promise.resolve(chosenFiles(files));
}

/** The files of a list, with the folders in which they stand. */
export const chosenFiles = (files: Iterable<File> | null): GivenFile[] =>
  [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
