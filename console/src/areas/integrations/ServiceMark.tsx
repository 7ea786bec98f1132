import type { IntegrationType } from '@heed/contracts'

type Shape = { fill: string; d: string }
type Mark = { size: number; shapes: readonly Shape[] }

const microsoft: Mark = {
  size: 23,
  shapes: [
    { fill: '#f25022', d: 'M1 1h10v10H1z' },
    { fill: '#7fba00', d: 'M12 1h10v10H12z' },
    { fill: '#00a4ef', d: 'M1 12h10v10H1z' },
    { fill: '#ffb900', d: 'M12 12h10v10H12z' },
  ],
}

/** The owners' rules allow their marks only to name their services, unaltered and in their own colours. */
const marks: Readonly<Record<IntegrationType, Mark>> = {
  azure: microsoft,
  azuresso: microsoft,
  google: {
    size: 24,
    shapes: [
      {
        fill: '#4285f4',
        d: 'M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09z',
      },
      {
        fill: '#34a853',
        d: 'M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23z',
      },
      {
        fill: '#fbbc05',
        d: 'M5.84 14.09a6.6 6.6 0 0 1 0-4.18V7.07H2.18a11 11 0 0 0 0 9.86l2.85-2.22z',
      },
      {
        fill: '#ea4335',
        d: 'M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15A10.5 10.5 0 0 0 12 1 11 11 0 0 0 2.18 7.07l3.66 2.84c.87-2.6 3.3-4.53 6.16-4.53z',
      },
    ],
  },
  slack: {
    size: 122.8,
    shapes: [
      {
        fill: '#e01e5a',
        d: 'M25.8 77.6a12.9 12.9 0 1 1-12.9-12.9h12.9zm6.5 0a12.9 12.9 0 1 1 25.8 0v32.3a12.9 12.9 0 1 1-25.8 0z',
      },
      {
        fill: '#36c5f0',
        d: 'M45.2 25.8a12.9 12.9 0 1 1 12.9-12.9v12.9zm0 6.5a12.9 12.9 0 1 1 0 25.8H12.9a12.9 12.9 0 1 1 0-25.8z',
      },
      {
        fill: '#2eb67d',
        d: 'M97 45.2a12.9 12.9 0 1 1 12.9 12.9H97zm-6.5 0a12.9 12.9 0 1 1-25.8 0V12.9a12.9 12.9 0 1 1 25.8 0z',
      },
      {
        fill: '#ecb22e',
        d: 'M77.6 97a12.9 12.9 0 1 1-12.9 12.9V97zm0-6.5a12.9 12.9 0 1 1 0-25.8h32.3a12.9 12.9 0 1 1 0 25.8z',
      },
    ],
  },
  teams: {
    size: 24,
    shapes: [
      {
        fill: '#5059c9',
        d: 'M19.5 4.5a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM16 10h6.2c.5 0 .8.4.8.8v4.7a3.6 3.6 0 0 1-5.8 2.8z',
      },
      {
        fill: '#7b83eb',
        d: 'M13.4 1.5a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8zM9 10h8.6c.5 0 .9.4.9.9v5.6a5.8 5.8 0 0 1-11.2 2z',
      },
      { fill: '#4b53bc', d: 'M2 6.5h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1z' },
      { fill: '#ffffff', d: 'M4 9.3h6v1.6H7.8v5.3H6.2v-5.3H4z' },
    ],
  },
}

type Props = { type: IntegrationType; size?: number }

export function ServiceMark({ type, size = 32 }: Props) {
  const mark = marks[type]
  return (
    <svg
      aria-hidden
      data-mark={type}
      width={size}
      height={size}
      viewBox={`0 0 ${String(mark.size)} ${String(mark.size)}`}
      style={{ flex: 'none', forcedColorAdjust: 'none' }}
    >
      {mark.shapes.map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </svg>
  )
}
