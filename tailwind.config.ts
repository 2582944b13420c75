import type { Config } from 'tailwindcss'

/** The names of the colours; what they are in the light and in the dark stands in `screens/app/colours.css` and `theme-colours.css`. */
const colors = {
  inherit: 'inherit',
  current: 'currentColor',
  transparent: 'transparent',
  white: '#ffffff',
  main: {
    DEFAULT: 'var(--main)',
    strong: 'var(--main-strong)',
    soft: 'var(--main-soft)',
    line: 'var(--main-line)',
    on: 'var(--on-main)',
  },
  head: { DEFAULT: 'var(--head)', on: 'var(--on-head)' },
  handle: { DEFAULT: 'var(--handle)', strong: 'var(--handle-strong)' },
  link: 'var(--link)',
  emphasis: {
    DEFAULT: 'var(--emphasis)',
    strong: 'var(--emphasis-strong)',
    soft: 'var(--emphasis-soft)',
    line: 'var(--emphasis-line)',
  },
  caution: { DEFAULT: 'var(--caution)', fill: 'var(--caution-fill)' },
  good: { DEFAULT: 'var(--good)' },
  calm: 'var(--calm)',
  track: 'var(--track)',
  ink: { DEFAULT: 'var(--ink)', soft: 'var(--ink-soft)', faint: 'var(--ink-faint)' },
  line: { DEFAULT: 'var(--line)', strong: 'var(--line-strong)' },
  paper: 'var(--paper)',
  surface: 'var(--surface)',
  sunken: 'var(--sunken)',
  raised: 'var(--raised)',
  picture: 'var(--picture-ground)',
  // Faces of pictures, and of what the drive moves in them.
  face: { lit: 'var(--face-lit)', mid: 'var(--face-mid)', dark: 'var(--face-dark)', hole: 'var(--face-hole)', edge: 'var(--face-edge)' },
  moved: { lit: 'var(--moved-lit)', mid: 'var(--moved-mid)', dark: 'var(--moved-dark)' },
  message: 'var(--message)',
  // Of the text's own colour, on whatever ground it stands.
  tint: 'var(--tint)',
  rim: 'var(--rim)',
  veil: 'var(--veil)',
}

export default {
  content: ['./index.html', './screens/**/*.{ts,tsx}', './engine/react/**/*.{ts,tsx}'],
  theme: {
    colors,
    // Sizes of text, each with its line.
    fontSize: {
      note: ['12px', '16px'],
      label: ['13px', '18px'],
      body: ['14px', '20px'],
      lead: ['16px', '24px'],
      title: ['18px', '24px'],
      figure: ['22px', '26px'],
      page: ['24px', '30px'],
      hero: ['38px', '44px'],
    },
    borderRadius: { none: '0', tag: '3px', control: '5px', panel: '8px', sheet: '12px', full: '9999px' },
    extend: {
      // From these widths on; `max-phone:` and so on are below. `stack`: the form beside the results.
      screens: {
        phone: '640px',
        tablet: '768px',
        stack: '1100px',
        wide: '1280px',
        // Where nothing hovers there are no tooltips.
        touch: { raw: '(width < 640px), (hover: none)' },
        // Little height, as when the page is enlarged four times: what sticks to an edge would leave no room for the rest.
        short: { raw: '(height < 400px)' },
      },
      // Widths of the specification, and of a window above the page.
      height: { page: 'calc(100dvh - var(--header-height))' },
      minHeight: { page: 'calc(100dvh - var(--header-height))' },
      width: { form: '550px', drawer: '850px', window: 'min(420px, 100vw - 32px)' },
      gridTemplateColumns: {
        form: 'minmax(0, min(550px, 47%)) minmax(0, 1fr)',
        first: 'auto minmax(0, 1fr)',
        last: 'minmax(0, 1fr) auto',
        ends: 'minmax(0, 1fr) auto auto',
        picture: '104px minmax(0, 1fr)',
        side: '240px minmax(0, 1fr)',
        pair: 'minmax(96px, 1fr) minmax(0, 3fr)',
        card: '160px minmax(0, 1fr) minmax(0, max-content)',
        many: 'repeat(auto-fit, minmax(104px, 1fr))',
        trio: '80px minmax(0, 1fr) minmax(0, 1.2fr)',
        few: 'repeat(auto-fit, minmax(min(100%, 136px), 1fr))',
        fill: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
      },
      animation: { slide: 'slide 160ms ease-out', rise: 'rise 140ms ease-out' },
      keyframes: {
        slide: { from: { transform: 'translateX(24px)', opacity: '0.4' } },
        rise: { from: { transform: 'translateY(6px)', opacity: '0' } },
      },
    },
  },
} satisfies Config
