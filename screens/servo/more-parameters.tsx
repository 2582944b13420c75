/** What most people can do without, behind a disclosure. */
import { type ReactNode, useId, useState } from 'react'
import { useServoTexts } from './servo-texts.ts'

type Props = {
  readonly label: string
  /** How many of them are chosen or filled in. */
  readonly count: number
  /** Something in it keeps Start from being possible. */
  readonly startsOpen?: boolean
  readonly children: () => ReactNode
}

export const Disclosed = ({ label, count, startsOpen = false, children }: Props) => {
  const { t } = useServoTexts()
  const [open, setOpen] = useState(startsOpen)
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
        {label}
        {count > 0 && <span className="tag">{t('more.chosen', { count })}</span>}
      </button>
      <div id={panel} hidden={!open}>
        {open && children()}
      </div>
    </div>
  )
}

/** Further parameters of the motors: most people know the model or the brand. */
export const MoreParameters = (props: Omit<Props, 'label'>) => {
  const { t } = useServoTexts()
  return <Disclosed {...props} label={t('more.label')} />
}
