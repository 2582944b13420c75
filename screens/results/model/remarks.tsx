import { inOneLine } from '../../base/texts/in-one-line.ts'
import { useRemarks } from '../../base/texts/family-names.tsx'

/** Catalogue remarks on a model. */
export const Remarks = ({ remark }: { remark: string }) => {
  const sentencesOf = useRemarks()
  const sentences = sentencesOf(remark)
  return sentences.length === 0 ? null : (
    <p className="col-span-full border-l-3 border-emphasis px-2 py-1 text-label/5">{inOneLine(sentences)}</p>
  )
}
