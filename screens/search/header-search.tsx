/** The search box in the head of every page: a field, and everything else once somebody is at it. On a phone behind a button, below the header. */
import { useLayoutEffect, useRef, useState } from 'react'
import { withTexts } from '../base/texts/language.ts'
import { useTexts } from '../base/texts/texts.ts'
import { SearchIcon } from './search-icon.tsx'
import { readText } from './kept-text.ts'
import { SearchField, searchListId } from './search-field.tsx'
import { showToast } from '../ui/toast.tsx'

const loadBox = () => withTexts(['search', 'results'], import('./search-box.tsx'))

/** The box, and whether it takes over from a field that has the focus. */
type Loaded = Awaited<ReturnType<typeof loadBox>> & { readonly hasFocus: boolean }

export const HeaderSearch = () => {
  const { t } = useTexts('shell')
  const frame = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()
  const [text, setText] = useState(readText)
  const [isTyped, setTyped] = useState(false)
  /** An input method is in the middle of a word: the field stays what it is until that is over. */
  const [isComposing, setComposing] = useState(false)
  const [isShown, setShown] = useState(false)
  const field = () => frame.current?.querySelector('input')

  const load = () =>
    void loadBox().then(
      (box) => setLoaded((known) => known ?? { ...box, hasFocus: document.activeElement === field() }),
      () => showToast(t('error.chunk'), 'problem'),
    )
  // Still within the press: a phone shows its keyboard for no other focus.
  useLayoutEffect(() => {
    if (isShown) frame.current?.querySelector('input')?.focus()
  }, [isShown])
  return (
    <div className="header-search">
      <div ref={frame} className="header-search-box" data-shown={isShown || undefined}>
        {loaded && !isComposing ? (
          <loaded.SearchBox text={text} isTyped={isTyped} takesFocus={loaded.hasFocus} onLeave={() => setShown(false)} />
        ) : (
          <SearchField
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
      <button
        type="button"
        className="header-search-open"
        aria-expanded={isShown}
        aria-label={t('search.name')}
        // Leaving the field would close what this press is going to close.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(!isShown)}
      >
        <SearchIcon />
      </button>
    </div>
  )
}
