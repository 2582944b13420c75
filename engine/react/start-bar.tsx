import { Fragment, useId } from 'react'
import { focusField } from './focus-field.ts'
import { skin } from './skin.ts'

const mostNamed = 4

/** Properties of a start button: its label and the missing inputs. */
export type StartBarProps = {
  readonly label: string
  /** Precedes the names of missing or invalid inputs. */
  readonly needed: string
  /** Stands between these names, with its blank: `, `. */
  readonly listMark: string
  /** The missing inputs, each with the id of its field. */
  readonly missing: readonly { readonly name: string; readonly field: string }[]
  /** Whether the started action is still running. */
  readonly isBusy?: boolean
  /** If omitted, the button submits its form. */
  readonly onStart?: () => void
}

/**
 * A start button. While inputs are missing, it lists them with links to their fields; it stays focusable so that everyone can read
 * the list.
 */
export function StartBar({ label, needed, listMark, missing, isBusy = false, onStart }: StartBarProps) {
  const id = useId()
  const [first] = missing
  // Where no blank stands between names, none stands behind the introduction.
  const blank = listMark.endsWith(' ') ? ' ' : ''
  const sentence = first && `${needed}${blank}${missing.map(({ name }) => name).join(listMark)}`
  return (
    <div className={skin.startBar}>
      <button
        type={onStart ? 'button' : 'submit'}
        className={`${skin.start} ${skin.startSize}`}
        data-start
        aria-disabled={first !== undefined || isBusy}
        aria-describedby={sentence ? id : undefined}
        title={sentence}
        onClick={onStart && (() => (first ? focusField(first.field) : onStart()))}
      >
        {label}
      </button>
      {sentence && (
        <p className={skin.startReason} id={id}>
          <span>{`${needed}${blank}`}</span>
          {missing.slice(0, mostNamed).map(({ name, field }, index, { length }) => (
            <Fragment key={`${field} ${name}`}>
              <span className={skin.startName}>
                <button type="button" className={skin.startLink} onClick={() => focusField(field)}>
                  {name}
                </button>
                {index < length - 1 && <span>{listMark.trimEnd()}</span>}
              </span>
              <span>{blank}</span>
            </Fragment>
          ))}
          {missing.length > mostNamed && <span>{' …'}</span>}
        </p>
      )}
    </div>
  )
}
