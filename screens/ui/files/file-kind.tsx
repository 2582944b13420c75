/** Name of a file type, capitalised as at the beginning of a sentence. */
import { useKindName } from './file-words.ts'
import './file-kind.css'

export const FileKindName = ({ downloadType }: { readonly downloadType: number }) => (
  <span className="file-kind">{useKindName()(downloadType)}</span>
)
