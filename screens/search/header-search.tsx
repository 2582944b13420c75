/** The search field of the header or of the start page; the box is loaded on first use. In a narrow header it is behind a button, below it. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { withTexts } from '../base/texts/language.ts'
import { useTexts } from '../base/texts/texts.ts'
import { SearchIcon } from '../ui/search-icon.tsx'
import { readText } from './saved-text.ts'
import { SearchField, searchListId } from './search-field.tsx'
import type { Selected } from './search-box.tsx'
import { showToast } from '../ui/toast.tsx'

export const loadBox = () => withTexts(['search', 'results'], import('./search-box.tsx'))

type Loaded = Awaited<ReturnType<typeof loadBox>>

/** The selected range of a field; undefined if it does not have the focus. */
const selectionIn = (field: HTMLInputElement): Selected | undefined =>
  document.activeElement === field ? [field.selectionStart ?? 0, field.selectionEnd ?? 0] : undefined

type Props = {
  readonly className?: string
  readonly isInHead?: boolean
  readonly placeholder?: string
}

const frameInHead =
  'relative max-tablet:absolute max-tablet:inset-x-0 max-tablet:top-full max-tablet:hidden max-tablet:bg-head max-tablet:px-3 max-tablet:pb-2 max-tablet:data-shown:block max-phone:relative max-phone:inset-auto max-phone:block'

export const HeaderSearch = ({ className, isInHead = false, placeholder }: Props) => {
  const { t } = useTexts('shell')
  const frame = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()
  const [text, setText] = useState(readText)
  const [isTyped, setTyped] = useState(false)
  /** Whether an input method is composing; the field is not replaced until then. */
  const [isComposing, setComposing] = useState(false)
  const [isShown, setShown] = useState(false)
  /** What was selected in the plain field when it was removed, if it had the focus. */
  const selection = useRef<Selected>(undefined)
  const keepSelection = useCallback((field: HTMLInputElement) => () => void (selection.current = selectionIn(field)), [])

  const load = () =>
    void loadBox().then(
      (box) => setLoaded(box),
      () => showToast(t('error.chunk'), 'problem'),
    )
  // Within the press event: phones open their keyboard for no other focus.
  useLayoutEffect(() => {
    if (isShown) frame.current?.querySelector('input')?.focus()
  }, [isShown])
  return (
    <div className={className} data-search={isInHead || undefined}>
      <div ref={frame} className={isInHead ? frameInHead : 'relative'} data-shown={isShown || undefined}>
        {loaded && !isComposing ? (
          <loaded.SearchBox {...{ text, isTyped, selection, isInHead, placeholder }} onLeave={() => setShown(false)} />
        ) : (
          <SearchField
            ref={keepSelection}
            isInHead={isInHead}
            {...(placeholder && { placeholder })}
            purpose={t('search.name')}
            role="combobox"
            aria-expanded={false}
            aria-controls={searchListId}
            value={text}
            onFocus={load}
            onChange={({ target }) => {
              setText(target.value)
              setTyped(true)
            }}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
          />
        )}
      </div>
      {isInHead && (
        <button
          type="button"
          className="hidden size-11 place-items-center max-tablet:grid max-phone:hidden"
          aria-expanded={isShown}
          aria-label={t('search.name')}
          // Blurring the field would close the box before this press does.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        >
          <SearchIcon />
        </button>
      )}
    </div>
  )
}
