import { Picture } from './Picture.tsx'

export function PeoplePicture() {
  return (
    <Picture viewBox="0 0 168 104" width={168} height={104} aria-hidden>
      <circle className="soft" cx="84" cy="54" r="48" />
      <rect className="paper" x="28" y="18" width="112" height="72" rx="12" />
      <circle className="fill" cx="50" cy="38" r="9" />
      <rect className="fill" x="68" y="31" width="54" height="6" rx="3" />
      <rect className="fill" x="68" y="41" width="34" height="5" rx="2.5" />
      <circle className="fill" cx="50" cy="68" r="9" />
      <rect className="fill" x="68" y="61" width="44" height="6" rx="3" />
      <rect className="fill" x="68" y="71" width="28" height="5" rx="2.5" />
      <circle className="brand" cx="134" cy="80" r="18" />
      <path className="onBrand" d="M134 72v16M126 80h16" />
    </Picture>
  )
}
