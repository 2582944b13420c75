/** A field for a keyword with the button that searches at once: light enough for the head of every page. */
import type { ComponentProps } from 'react'
import { useTexts } from '../base/texts/texts.ts'
import { SearchIcon } from './search-icon.tsx'

/** As many UTF-16 units as the service takes. */
const longestKeyword = 200

/** Of the list below the field in the head of every page. */
export const searchListId = 'search-list'

type Props = ComponentProps<'input'> & {
  /** What the field is for, where there are several. */
  readonly purpose: string
  readonly onSearch?: () => void
}

export const SearchField = ({ purpose, onSearch, ...input }: Props) => {
  const { t } = useTexts('shell')
  return (
    <form
      className="search-field"
      role="search"
      aria-label={purpose}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch?.()
      }}
    >
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={longestKeyword}
        aria-label={t('search.placeholder')}
        placeholder={t('search.placeholder')}
        {...input}
      />
      <button type="submit" className="icon-button" aria-label={t('search.go')}>
        <SearchIcon />
      </button>
    </form>
  )
}
