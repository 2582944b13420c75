/** A file that somebody chose, as JSON: what is not JSON is refused by the promise. */
export const readJson = async (file: File): Promise<{ readonly document: unknown }> => ({ document: JSON.parse(await file.text()) })
