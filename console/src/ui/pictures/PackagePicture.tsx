export function PackagePicture() {
  return (
    <svg viewBox="0 0 100 100" width="6.5rem" height="6.5rem" aria-hidden style={{ fontSize: '6.5rem' }}>
      <path d="M14 40h72v42a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z" fill="#ffffff" />
      <path d="M24 16h52l10 24H14z" fill="currentColor" />
      <path d="M43 16h14l3 24v14l-10-6-10 6V40z" fill="#e2953a" />
      <path
        d="M24 66h26M24 76h16"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.35"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  )
}
