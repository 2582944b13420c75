/** Keyword field with a search button; small enough for the header of every page. */
import type { ComponentProps, MouseEvent } from 'react'
import { useTexts } from '../base/texts/texts.ts'
import { SearchIcon } from '../ui/search-icon.tsx'

/** Maximum length accepted by the service, UTF-16 units. */
const longestKeyword = 200

/** Id of the list below the header's field. */
export const searchListId = 'search-list'

type Props = ComponentProps<'input'> & {
  /** Purpose of the field, where a page has several. */
  readonly purpose: string
  /** In the colours of the header. */
  readonly isInHead?: boolean
  readonly onSearch?: () => void
}

const headInput = 'min-h-9 border-current/55 bg-current/4 text-head-on placeholder:text-head-on/75 max-tablet:min-h-11 max-tablet:text-lead'
const pageInput = 'min-h-11 border-line-strong bg-surface placeholder:text-ink-faint'
const headButton = 'right-0.5 text-head-on hover:bg-current/12 max-tablet:size-10'

/** Pressed from elsewhere, a field selects the keyword that it keeps, so that another is typed over it. */
const selectKeyword = (event: MouseEvent<HTMLInputElement>): void => {
  const field = event.currentTarget
  if (field.value === '' || document.activeElement === field) return
  event.preventDefault()
  field.focus()
  field.select()
}

export const SearchField = ({ purpose, isInHead = false, onSearch, ...input }: Props) => {
  const { t } = useTexts('shell')
  return (
    <form
      className="relative"
      role="search"
      aria-label={purpose}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch?.()
      }}
    >
      <input
        className={`w-full rounded-control border pr-11 pl-3 text-ellipsis placeholder:opacity-100 ${isInHead ? headInput : pageInput}`}
        type="text"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={longestKeyword}
        aria-label={t('search.placeholder')}
        placeholder={t('search.placeholder')}
        onMouseDown={selectKeyword}
        {...input}
      />
      <button
        type="submit"
        className={`icon-button absolute top-1/2 m-0 size-8 -translate-y-1/2 ${isInHead ? headButton : 'right-1.5'}`}
        aria-label={t('search.go')}
      >
        <SearchIcon />
      </button>
    </form>
  )
}
