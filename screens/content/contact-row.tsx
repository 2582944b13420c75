/** A named detail of the company with a button that copies it. */
import { useTexts } from '../base/texts/texts.ts'
import { CopyButton } from '../ui/copy-button.tsx'

type Props = {
  readonly name: string
  readonly value: string | undefined
  /** Text shown for a missing value. */
  readonly missing: string
  /** Link of the value. */
  readonly address?: string | undefined
  /** Text shown in place of the value. */
  readonly words?: string
  /** Whether the value can be copied; default true. */
  readonly isCopied?: boolean
}

const Value = ({ value, address, words = value }: { value: string; address: string | undefined; words: string | undefined }) => {
  if (address === undefined) return <span>{value}</span>
  const isOutside = address.startsWith('http')
  return (
    <a href={address} {...(isOutside && { target: '_blank', rel: 'noreferrer' })}>
      {words}
    </a>
  )
}

export const ContactRow = ({ name, value, missing, address, words, isCopied = true }: Props) => {
  const { t } = useTexts('content')
  return (
    <div className="contact-row">
      <dt>{name}</dt>
      <dd>
        {value === undefined ? (
          <span className="text-ink-soft">{missing}</span>
        ) : (
          <>
            <Value value={value} address={address} words={words} />
            {isCopied && <CopyButton text={value} label={t('contact.copy', { what: name })} />}
          </>
        )}
      </dd>
    </div>
  )
}
