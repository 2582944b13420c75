/** Formulas in print. */
import { createElement, useEffect, useRef, useState, type ClipboardEvent, type ReactNode } from 'react'
import { mathNodes, toLatex, type Formula, type MathNode, type MathStyle } from '../formula/index.ts'
import { skin } from './skin.ts'

const elementOf = ({ tag, attributes, children }: MathNode, key?: number): ReactNode =>
  createElement(
    tag,
    { ...attributes, key },
    ...children.map((child, index) => (typeof child === 'string' ? child : elementOf(child, index))),
  )

type Props = { readonly formula: Formula; readonly style: MathStyle }

/** A formula within a line of text. */
export const FormulaText = ({ formula, style }: Props) => elementOf(mathNodes(formula, style))

/** Whether a box has more than it shows at once: keyboard scrolling requires focus (WCAG 2.1.1). */
const useScrolls = () => {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth))
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return { box, scrolls }
}

/** A formula on a line of its own, which scrolls instead of wrapping; copying it gives LaTeX. */
export const FormulaBox = ({ formula, style, label }: Props & { readonly label: string }) => {
  const { box, scrolls } = useScrolls()
  const copy = (event: ClipboardEvent): void => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', toLatex(formula))
  }
  return (
    <div ref={box} className={skin.formula} data-formula role="group" aria-label={label} onCopy={copy} {...(scrolls && { tabIndex: 0 })}>
      {elementOf(mathNodes(formula, { ...style, display: 'block' }))}
    </div>
  )
}
