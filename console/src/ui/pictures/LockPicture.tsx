import { Picture } from './Picture.tsx'

export function LockPicture() {
  return (
    <Picture viewBox="0 0 168 104" width={168} height={104} aria-hidden>
      <circle className="soft" cx="84" cy="54" r="48" />
      <rect className="paper" x="28" y="18" width="112" height="72" rx="12" />
      <rect className="fill" x="42" y="32" width="60" height="7" rx="3.5" />
      <rect className="fill" x="42" y="46" width="40" height="6" rx="3" />
      <rect className="fill" x="42" y="59" width="48" height="6" rx="3" />
      <rect className="brand" x="100" y="54" width="44" height="36" rx="9" />
      <path className="line" d="M110 54v-8a12 12 0 0 1 24 0v8" />
      <path className="onBrand" d="M122 68v8" />
    </Picture>
  )
}
