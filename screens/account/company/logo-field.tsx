/** A logo: what it looks like, another one from a file, or none. What is refused is said, and changes nothing. */
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { fileOfLogo, type LogoFault, logoLimits, logoOfFile } from '../../../contract/logo.ts'
import { useTexts } from '../../base/texts.ts'

type Read = { readonly logo: string } | { readonly fault: LogoFault | 'unreadable' }

/** The browser can draw it; of an SVG that follows from what it is made of. */
const canBeDrawn = async ({ type, body }: ReturnType<typeof fileOfLogo>): Promise<boolean> => {
  if (type === 'svg') return true
  const drawn = await createImageBitmap(new Blob([body])).catch(() => undefined)
  drawn?.close()
  return drawn !== undefined
}

const readFile = async (file: File): Promise<Read> => {
  if (file.size > logoLimits.bytes) return { fault: 'logoTooLarge' }
  try {
    const read = logoOfFile(new Uint8Array(await file.arrayBuffer()))
    if ('logo' in read && !(await canBeDrawn(fileOfLogo(read.logo)))) return { fault: 'logoBroken' }
    return read
  } catch {
    return { fault: 'unreadable' }
  }
}

/** Addresses of the page's own memory; the policy of content allows no others for what is not stored. */
const usePicture = (logo: string | null): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (logo === null) return undefined
    const { type, body } = fileOfLogo(logo)
    const made = URL.createObjectURL(new Blob([body], { type: type === 'svg' ? 'image/svg+xml' : 'image/png' }))
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [logo])
  return address
}

export const LogoPicture = ({ logo, name }: { readonly logo: string | null; readonly name: string }) => {
  const { t } = useTexts('company')
  const address = usePicture(logo)
  if (logo === null) return <span className="company-no-logo">{t('logo.none')}</span>
  return <span className="company-picture">{address !== undefined && <img src={address} alt={t('logo.preview', { name })} />}</span>
}

type Props = {
  readonly label: string
  readonly logo: string | null
  readonly onChange: (logo: string | null) => void
}

export const LogoField = ({ label, logo, onChange }: Props) => {
  const { t } = useTexts('company')
  const id = useId()
  const latest = useRef<File>(undefined)
  const [fault, setFault] = useState<LogoFault | 'unreadable'>()
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    latest.current = file
    const read = await readFile(file)
    if (latest.current !== file) return
    // The same file may be chosen again, once it is another.
    target.value = ''
    setFault('fault' in read ? read.fault : undefined)
    if ('logo' in read) onChange(read.logo)
  }
  const remove = () => {
    latest.current = undefined
    setFault(undefined)
    onChange(null)
  }
  return (
    <fieldset className="company-logo">
      <legend>{label}</legend>
      <LogoPicture logo={logo} name={label} />
      <span className="kept-buttons">
        <label className="button" data-size="small">
          <span aria-hidden="true">{t('logo.choose')}</span>
          <input
            type="file"
            className="sr-only"
            accept=".svg,.png,image/svg+xml,image/png"
            aria-label={t('logo.chooseFor', { name: label })}
            aria-describedby={`${id}-hint ${id}-fault`}
            onChange={(event) => void choose(event)}
          />
        </label>
        {logo !== null && (
          <button
            type="button"
            className="button"
            data-size="small"
            data-kind="quiet"
            aria-label={t('logo.removeNamed', { name: label })}
            onClick={remove}
          >
            {t('logo.remove')}
          </button>
        )}
      </span>
      <p id={`${id}-hint`} className="login-note">
        {t('logo.hint', { kilobytes: logoLimits.bytes / 1000, side: logoLimits.side })}
      </p>
      <p id={`${id}-fault`} role="alert" className="login-problem">
        {fault && t(`faults.${fault}`)}
      </p>
    </fieldset>
  )
}
