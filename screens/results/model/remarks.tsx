import { useRemarks } from '../../base/texts/family-names.tsx'

/** What the catalogue remarks on a model's figures. */
export const Remarks = ({ remark }: { remark: string }) => {
  const sentencesOf = useRemarks()
  const sentences = sentencesOf(remark)
  return sentences.length === 0 ? null : <p className="card-tip">{sentences.join(' ')}</p>
}
