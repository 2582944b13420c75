/** List of the viewer's keyboard shortcuts. */
import { useTexts } from '../base/texts/texts.ts'
import { NamedValue, NamedValues } from './named-values.tsx'

export const KeyList = () => {
  const { t } = useTexts('viewer')
  const keys = [
    [t('key.arrows'), t('key.turn')],
    [t('key.shiftArrows'), t('key.pan')],
    ['+ −', t('key.zoom')],
    ['F', t('key.fit')],
    ['1 – 7', t('key.views')],
    ['D', t('key.dimensions')],
    ['S', t('key.section')],
    ['M', t('key.measure')],
  ] as const
  return (
    <NamedValues>
      {keys.map(([key, what]) => (
        <NamedValue key={key} name={<kbd className="rounded-control border border-line-strong px-2 py-0.5 text-note">{key}</kbd>}>
          {what}
        </NamedValue>
      ))}
    </NamedValues>
  )
}
