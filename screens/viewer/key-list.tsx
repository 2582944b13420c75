/** List of the viewer's keyboard shortcuts. */
import { useTexts } from '../base/texts/texts.ts'

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
    <dl className="viewer-keys">
      {keys.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
