/** Small picture of a model in a list, fetched when it comes into view; its box has the place from the beginning. */
import { useEffect, useRef, useState } from 'react'
import { useQuery } from '../../base/api/query.ts'
import { smallPictures } from '../../base/catalogue/small-pictures.ts'
import { useLocale } from '../../base/texts/texts.ts'
import { SolidPicture } from './solid-picture.tsx'

/** How far outside of the window a picture is fetched already. */
const ahead = '200px'

/** Returns a box, and whether it has been in view. */
const useSeen = () => {
  const box = useRef<HTMLSpanElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setSeen(true)
      },
      { rootMargin: ahead },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, isSeen }
}

export const Thumbnail = ({ skuID }: { readonly skuID: string }) => {
  const { box, isSeen } = useSeen()
  const locale = useLocale()
  const { data } = useQuery(smallPictures, isSeen ? { skuID, locale } : undefined)
  return (
    <span ref={box} className="block size-full">
      {data && <SolidPicture picture={data} isSmall />}
    </span>
  )
}
