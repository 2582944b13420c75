import { useRemarks } from '../../base/texts/family-names.tsx'

/** Catalogue remarks on a model. */
export const Remarks = ({ remark }: { remark: string }) => {
  const sentencesOf = useRemarks()
  const sentences = sentencesOf(remark)
  return sentences.length === 0 ? null : <p className="card-tip">{sentences.join(' ')}</p>
}
