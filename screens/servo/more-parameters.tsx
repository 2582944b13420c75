/** Disclosure for rarely used inputs. */
import { type ReactNode, useId, useState } from 'react'
import { useServoTexts } from './servo-texts.ts'

type Props = {
  readonly label: string
  /** Number of inputs with a value. */
  readonly count: number
  /** Whether it contains an input that prevents starting. */
  readonly startsOpen?: boolean
  readonly children: () => ReactNode
}

export const Disclosed = ({ label, count, startsOpen = false, children }: Props) => {
  const { t } = useServoTexts()
  const [open, setOpen] = useState(startsOpen)
  const panel = useId()
  return (
    <div>
      <button type="button" className="disclosure" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
        <span>{label}</span>
        {count > 0 && <span className="tag">{t('more.chosen', { count })}</span>}
      </button>
      <div id={panel} className="pt-2 pb-1" hidden={!open}>
        {open && children()}
      </div>
    </div>
  )
}

/** Disclosure for further filters of the motors. */
export const MoreParameters = ({ children, ...props }: Omit<Props, 'label'>) => {
  const { t } = useServoTexts()
  return (
    <Disclosed {...props} label={t('more.label')}>
      {() => <div className="[&>[role=group]]:grid-cols-fill">{children()}</div>}
    </Disclosed>
  )
}
