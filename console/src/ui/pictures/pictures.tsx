import type { ReactNode } from 'react'
import { Picture } from './Picture.tsx'

function PictureFrame({ children }: { children: ReactNode }) {
  return (
    <Picture viewBox="0 0 120 96" width={120} height={96} aria-hidden>
      <circle className="soft" cx="60" cy="48" r="44" />
      <circle className="soft" cx="110" cy="20" r="5" />
      <circle className="soft" cx="10" cy="74" r="7" />
      {children}
    </Picture>
  )
}

export function ListPicture() {
  return (
    <PictureFrame>
      <rect className="paper" x="34" y="14" width="52" height="68" rx="6" />
      {[30, 48, 66].map((y) => (
        <g key={y}>
          <circle className="brand" cx="45" cy={y} r="3" />
          <path className="ink" d={`M54 ${String(y)}h22`} />
        </g>
      ))}
    </PictureFrame>
  )
}

export function EmailPicture() {
  return (
    <PictureFrame>
      <rect className="paper" x="24" y="28" width="66" height="46" rx="6" />
      <path className="line" d="M26 32l31 23 31-23" />
      <path className="ink" d="M26 71l20-18M88 71L68 53" />
      <circle className="brand" cx="90" cy="28" r="12" />
      <path className="onBrand" d="M87 22.5l8 5.5-8 5.5z" />
    </PictureFrame>
  )
}

export function ShieldPicture() {
  return (
    <PictureFrame>
      <path className="paper" d="M60 12l28 10v22c0 19-12 32-28 40-16-8-28-21-28-40V22z" />
      <path className="ink" d="M60 22l19 7v15c0 13-8 22-19 29" />
      <path className="line" strokeWidth="4" d="M48 47l9 9 16-18" />
    </PictureFrame>
  )
}

export function ReportPicture() {
  return (
    <PictureFrame>
      <path className="paper" d="M36 14h34l16 16v46a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z" />
      <path className="line" d="M70 14v16h16" />
      <path className="ink" d="M40 34h18M40 70h36" />
      <rect className="soft" x="42" y="56" width="8" height="14" rx="1" />
      <rect className="brand" x="54" y="44" width="8" height="26" rx="1" />
      <rect className="soft" x="66" y="50" width="8" height="20" rx="1" />
    </PictureFrame>
  )
}

export function SearchPicture() {
  return (
    <PictureFrame>
      <path className="line" strokeWidth="6" d="M72 60l17 17" />
      <circle className="paper" cx="54" cy="42" r="25" />
      <path className="ink" d="M42 36h24M42 45h16" />
      <path className="line" d="M38 50a18 18 0 0 0 12 10" />
    </PictureFrame>
  )
}

export function FilePicture() {
  return (
    <PictureFrame>
      <path className="paper" d="M44 12h24l14 14v38a5 5 0 0 1-5 5H44a5 5 0 0 1-5-5V17a5 5 0 0 1 5-5z" />
      <path className="line" d="M68 12v14h14" />
      <path className="line" strokeWidth="3" d="M60 58V36M51 45l9-9 9 9" />
      <path className="paper" d="M22 62h14l5 9h38l5-9h14v15a5 5 0 0 1-5 5H27a5 5 0 0 1-5-5z" />
    </PictureFrame>
  )
}

export function PlugPicture() {
  return (
    <PictureFrame>
      <path className="ink" d="M10 48h22M88 48h22" />
      <path className="paper" d="M32 34h14a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H32z" />
      <path className="line" strokeWidth="4" d="M52 42h8M52 54h8" />
      <path className="paper" d="M88 32H76a6 6 0 0 0-6 6v20a6 6 0 0 0 6 6h12z" />
      <path className="line" d="M78 42h4M78 54h4" />
    </PictureFrame>
  )
}
