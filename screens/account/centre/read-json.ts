/** Reads a file as JSON; rejects if it is not JSON. */
export const readJson = async (file: File): Promise<{ readonly document: unknown }> => ({ document: JSON.parse(await file.text()) })
