/** Further parameters of the motors, behind a disclosure: most people know the model or the brand. */
import { type ReactNode, useId, useState } from 'react'
import { useServoTexts } from './servo-texts.ts'

type Props = {
  /** How many of them are chosen. */
  readonly count: number
  readonly children: () => ReactNode
}

export const MoreParameters = ({ count, children }: Props) => {
  const { t } = useServoTexts()
  const [open, setOpen] = useState(false)
  const panel = useId()
  return (
    <div className="servo-more">
      <button
        type="button"
        className="disclosure servo-more-toggle"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {t('more.label')}
        {count > 0 && <span className="tag">{t('more.chosen', { count })}</span>}
      </button>
      <div id={panel} hidden={!open}>
        {open && children()}
      </div>
    </div>
  )
}
