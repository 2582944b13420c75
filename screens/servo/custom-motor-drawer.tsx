/** Drawer for a motor of another brand: ratings and mounting dimensions beside a live drawing. */
import { useState } from 'react'
import { focusField, StartBar } from '../../engine/react/index.ts'
import { useQuantity } from '../base/texts/quantity.ts'
import { useLocale } from '../base/texts/texts.ts'
import { Drawer } from '../ui/dialog/drawer.tsx'
import {
  customMotorDefaults,
  type CustomMotorDraft,
  type CustomMotorField,
  customMotorFields,
  customMotorRatings,
  type CustomMotorIssue,
  customMotorUnits,
  readCustomMotor,
  validateCustomMotor,
} from './custom-motor.ts'
import { MotorDrawing } from './motor-drawing.tsx'
import { NumberInput } from '../ui/number-input.tsx'
import type { CustomMotor } from './servo-calls.ts'
import { useServoTexts } from './servo-texts.ts'
import { listMark } from '../../engine/base/listed.ts'
import { skin } from '../../engine/react/skin.ts'

/** Significant digits of a limit, as in an input. */
const digits = 6

const idOf = (field: keyof CustomMotor): string => `servo-custom-${field}`

const useIssueWords = (): ((issue: CustomMotorIssue | undefined) => string | undefined) => {
  const { t } = useServoTexts()
  const { inWords } = useQuantity()
  return (issue) => {
    if (!issue) return undefined
    const { code, path, params } = issue
    const limit = 'limit' in params ? inWords(params.limit, customMotorUnits[path], digits) : ''
    return t(`custom.issues.${code}`, { name: t(`custom.${path}`), limit })
  }
}

/** The field, if the drawing shows it; ratings are optional and not drawn. */
const drawn = (field: keyof CustomMotor): CustomMotorField | undefined => customMotorFields.find((one) => one === field)

type FieldsProps = {
  readonly draft: CustomMotorDraft
  readonly issues: readonly CustomMotorIssue[]
  readonly onChange: (field: keyof CustomMotor, value: number | undefined) => void
  readonly onFocus: (field: CustomMotorField | undefined) => void
}

const Fields = ({ draft, issues, onChange, onFocus }: FieldsProps) => {
  const { t } = useServoTexts()
  const wordsOf = useIssueWords()
  return (
    <div className={skin.section}>
      {[...customMotorFields, ...customMotorRatings].map((field) => (
        <NumberInput
          key={field}
          id={idOf(field)}
          lowest={0}
          label={t(`custom.${field}`)}
          unit={customMotorUnits[field]}
          value={draft[field]}
          optional={drawn(field) === undefined}
          problem={wordsOf(issues.find(({ path }) => path === field))}
          onCommit={(value) => onChange(field, value)}
          onFocus={() => onFocus(drawn(field))}
          onBlur={() => onFocus(undefined)}
        />
      ))}
    </div>
  )
}

type Props = {
  /** The motor entered before. */
  readonly motor: CustomMotor | undefined
  readonly onConfirm: (motor: CustomMotor) => void
  readonly onCancel: () => void
}

export const CustomMotorDrawer = ({ motor, onConfirm, onCancel }: Props) => {
  const { t } = useServoTexts()
  const locale = useLocale()
  const [draft, setDraft] = useState<CustomMotorDraft>(motor ?? customMotorDefaults)
  const [focused, setFocused] = useState<CustomMotorField>()
  const issues = validateCustomMotor(draft)
  const confirm = () => {
    const read = readCustomMotor(draft)
    if (read) onConfirm(read)
  }
  return (
    <Drawer
      className="w-140"
      tag="describedMotor"
      title={t('custom.title')}
      note={<p className="text-note text-ink-faint">{t('custom.note')}</p>}
      onClose={onCancel}
    >
      <div className={skin.form}>
        <MotorDrawing draft={draft} focused={focused} onPick={(field) => focusField(idOf(field))} />
        <Fields
          draft={draft}
          issues={issues}
          onChange={(field, value) => setDraft((before) => ({ ...before, [field]: value }))}
          onFocus={setFocused}
        />
        {/* The two other buttons go below Confirm before they cover it. */}
        <div className={skin.startRow} data-start-row>
          <StartBar
            label={t('custom.confirm')}
            needed={t('custom.blocked')}
            listMark={listMark(locale)}
            missing={issues.map(({ path }) => ({ name: t(`custom.${path}`), field: idOf(path) }))}
            onStart={confirm}
          />
          <button type="button" className="button" data-kind="quiet" onClick={() => setDraft(customMotorDefaults)}>
            {t('custom.reset')}
          </button>
          <button type="button" className="button" onClick={onCancel}>
            {t('custom.cancel')}
          </button>
        </div>
      </div>
    </Drawer>
  )
}
