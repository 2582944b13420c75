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
  caution: { DEFAULT: 'var(--caution)', fill: 'var(--caution-fill)', soft: 'var(--caution-soft)' },
  good: { DEFAULT: 'var(--good)', soft: 'var(--good-soft)' },
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
    boxShadow: { none: 'none', raise: 'var(--raise)', float: '0 8px 24px var(--shade)' },
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
      // Widths of the specification.
      width: { form: '550px', drawer: '850px' },
      animation: { slide: 'slide 160ms ease-out' },
      keyframes: { slide: { from: { transform: 'translateX(24px)', opacity: '0.4' } } },
    },
  },
} satisfies Config
