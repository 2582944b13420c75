/** What a file is, where it stands alone: as a sentence begins. */
import { useKindName } from './file-words.ts'
import './file-kind.css'

export const FileKindName = ({ downloadType }: { readonly downloadType: number }) => (
  <span className="file-kind">{useKindName()(downloadType)}</span>
)
