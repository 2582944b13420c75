/** Name of a file type, capitalised as at the beginning of a sentence. */
import { useKindName } from './file-words.ts'

export const FileKindName = ({ downloadType }: { readonly downloadType: number }) => (
  <span className="inline-block first-letter:uppercase">{useKindName()(downloadType)}</span>
)
