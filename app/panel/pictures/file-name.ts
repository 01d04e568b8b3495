const ENDING = /\.[A-Za-z0-9]+$/;

/** As the column `undescribed` of `media_files` compares. */
export function isFileName(words: string, fileName: string): boolean {
  if (words.trim() === "" || fileName === "") return false;
  return [fileName, fileName.replace(ENDING, "")].some((name) => bare(name) === bare(words));
}

function bare(words: string): string {
  return words.toLowerCase().replace(/[ \-_.,()[\]]/g, "");
}
