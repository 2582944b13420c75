/** Takes what is pasted on the page as a table: a copied file, or the cells of a spreadsheet. */
import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../base/texts/texts.ts'

/** Fields take what is pasted into them. */
const isField = (target: EventTarget | null): boolean => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

export const usePaste = (take: (file: File) => void): void => {
  const { t } = useTexts('batch')
  const onPaste = useEffectEvent(({ clipboardData, target }: ClipboardEvent) => {
    if (!clipboardData || isField(target)) return
    // Spreadsheets add a picture of the cells, file managers the path of the file.
    const file = [...clipboardData.files].find(({ name }) => /\.(xlsx|csv)$/i.test(name))
    const text = clipboardData.getData('text/plain')
    if (file) take(file)
    else if (text.trim() !== '') take(new File([text], t('pasted'), { type: 'text/csv' }))
  })
  useEffect(() => {
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
