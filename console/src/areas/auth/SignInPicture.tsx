import { styled } from '@mui/material/styles'
import { Picture } from '../../ui/pictures/Picture.tsx'

const LineArt = styled(Picture)(({ theme }) => ({
  width: '100%',
  height: 'auto',
  '& .blob': { fill: theme.vars.palette.primary.main, opacity: 0.1 },
  '& .dot': { fill: theme.vars.palette.warning.main, opacity: 0.2 },
  '& .case': { fill: theme.vars.palette.text.primary, ...theme.applyStyles('dark', { fill: '#39424f' }) },
  '& .area': { fill: theme.vars.palette.primary.main, opacity: 0.09 },
  '& .ring': { stroke: theme.vars.palette.surface.subtle, strokeWidth: 7 },
  '& .score': { stroke: theme.vars.palette.success.main, strokeWidth: 7 },
  '& .well': { fill: theme.vars.palette.success.main },
  '& .tick': { stroke: theme.vars.palette.success.main, strokeWidth: 2.5 },
}))

export function SignInPicture() {
  return (
    <LineArt viewBox="0 0 720 500" aria-hidden>
      <circle className="blob" cx="380" cy="256" r="232" />
      <circle className="blob" cx="92" cy="430" r="52" />
      <circle className="dot" cx="662" cy="80" r="38" />
      <g transform="translate(48 48)">
        <rect className="paper" width="348" height="214" rx="16" />
        <circle className="warm" cx="36" cy="35" r="17" />
        <path className="ink" d="M28 29h16v12H28zM28 30l8 6 8-6" />
        <rect className="fill" x="64" y="23" width="96" height="9" rx="4.5" />
        <rect className="fill" x="64" y="39" width="148" height="7" rx="3.5" />
        <path className="ink" d="M20 66h308" strokeOpacity="0.2" />
        <rect className="fill" x="20" y="84" width="188" height="12" rx="6" />
        <rect className="fill" x="20" y="110" width="300" height="8" rx="4" />
        <rect className="fill" x="20" y="128" width="252" height="8" rx="4" />
        <rect className="brand" x="20" y="156" width="122" height="36" rx="9" />
        <path className="onBrand" d="M55 174h52M101 167l7 7-7 7" />
      </g>
      <g transform="translate(466 74)">
        <rect className="case" width="200" height="352" rx="30" />
        <rect className="paper" x="7" y="7" width="186" height="338" rx="24" />
        <path className="soft" d="M7 31A24 24 0 0 1 31 7h138a24 24 0 0 1 24 24v118H7z" />
        <circle className="brand" cx="100" cy="80" r="30" />
        <path className="onBrand" d="M92 68v24l20-12z" />
        <rect className="fill" x="24" y="168" width="118" height="11" rx="5.5" />
        <rect className="fill" x="24" y="188" width="84" height="7" rx="3.5" />
        <rect className="soft" x="24" y="210" width="152" height="36" rx="10" />
        <rect className="line" x="24" y="210" width="152" height="36" rx="10" />
        <rect className="brand" x="38" y="224" width="78" height="8" rx="4" />
        <path className="line" d="m146 228 6 6 10-11" />
        <rect className="fill" x="24" y="256" width="152" height="36" rx="10" />
        <rect className="fill" x="24" y="314" width="152" height="7" rx="3.5" />
        <rect className="brand" x="24" y="314" width="62" height="7" rx="3.5" />
      </g>
      <g transform="translate(112 288)">
        <rect className="paper" width="322" height="168" rx="16" />
        <rect className="fill" x="22" y="22" width="132" height="9" rx="4.5" />
        <circle className="ring" cx="42" cy="66" r="17" />
        <path className="score" d="M42 49a17 17 0 1 1-16 12" />
        <rect className="good" x="76" y="53" width="86" height="26" rx="7" />
        <path className="tick" d="m88 66 4 4 7-8" />
        <rect className="well" x="108" y="62" width="42" height="8" rx="4" />
        <path className="area" d="M22 138l56-5 56-11 60 3 56-17 48-8v52H22z" />
        <path className="line" d="M22 138l56-5 56-11 60 3 56-17 48-8" />
        <circle className="brand" cx="22" cy="138" r="5" />
        <circle className="brand" cx="298" cy="100" r="7" />
      </g>
    </LineArt>
  )
}
