/** Hands the text of a record out as a file. */
export async function saveRecord(record: string, savedAt: number | undefined): Promise<void> {
  const { downloadText, recordFileName } = await import('../../keep/files.ts')
  downloadText(recordFileName(savedAt ?? Date.now()), record)
}
