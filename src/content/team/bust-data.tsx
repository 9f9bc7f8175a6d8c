import type { ReactNode } from "react";
import { FaceShade, Features, Glasses, Igal, Shade, Smile } from "./bust-parts.tsx";
import type { Portrait } from "./members.ts";

const face =
  "M83 112C83 84 93.36 66 120 66S157 84 157 112C157 142 146.64 170 120 176C93.36 170 83 142 83 112z";
const longFace =
  "M83 112C83 84 93.36 66 120 66S157 84 157 112C157 142 146.64 172 120 178C93.36 172 83 142 83 112z";

/** The shapes of each portrait, from back to front, in a frame of 240 by 300. */
export const drawings: Record<Portrait, ReactNode> = {
  greenHijab: (
    <>
      <path d="M14 300C16 246 58 226 96 216H146C186 226 226 246 228 300z" fill="var(--cloth-khuzama)" />
      <Shade by={0.12} d="M14 300C16 246 58 226 96 216L108 300z" />
      <path
        d="M120 34C76 34 60 70 60 108C60 150 66 176 58 208C74 240 104 258 122 258C142 258 168 238 184 206C174 176 180 148 180 108C180 70 164 34 120 34z"
        fill="var(--cloth-palm)"
      />
      <path d={face} fill="var(--skin-1)" />
      <FaceShade id="greenHijab" face={face} />
      <path
        d="M83 116C82 84 96 62 121 62C146 62 158 84 157 116C152 92 142 78 121 78C100 78 88 92 83 116z"
        fill="var(--cloth-palm)"
      />
      <path
        d="M84 130C88 156 100 176 120 180C140 176 152 156 156 130C164 160 160 190 120 200C82 192 78 160 84 130z"
        fill="var(--cloth-palm)"
      />
      <Shade
        by={0.2}
        d="M120 34C76 34 60 70 60 108C60 150 66 176 58 208C74 240 104 258 122 258C104 236 96 214 100 192C84 176 80 150 83 112C84 84 98 62 121 62C116 48 116 40 120 34z"
      />
      <path
        d="M158 176C150 200 132 214 108 222M168 204C156 226 138 240 120 246"
        fill="none"
        stroke="white"
        strokeOpacity="0.22"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Features />
      <Smile />
    </>
  ),
  whiteGhutra: (
    <>
      <path d="M18 300C20 248 62 232 98 222H142C180 232 220 248 222 300z" fill="var(--cloth-white)" />
      <Shade by={0.08} d="M112 222H128L126 300H114z" />
      <path d="M100 170h40v52q-20 16-40 0z" fill="var(--skin-2)" />
      <Shade by={0.18} d="M100 170h40v20q-20 12-40-4z" />
      <path d="M96 214l24 16 24-16 8 14-32 18-32-18z" fill="var(--cloth-white)" />
      <Shade by={0.1} d="M96 214l24 16v20l-32-20z" />
      <path d={face} fill="var(--skin-2)" />
      <path
        d="M83 118C84 150 96 178 120 180C144 178 156 150 157 118C153 134 150 140 144 144C134 146 106 146 96 144C90 140 87 134 83 118z"
        fill="var(--hair)"
      />
      <path d="M106 152q14-6 28 0-4 9-14 9t-14-9z" fill="var(--skin-2)" fillOpacity="0.55" />
      <FaceShade id="whiteGhutra" face={face} />
      <path
        d="M120 30C78 30 62 58 62 92C62 150 44 196 34 250L76 268C92 226 84 176 84 118C84 92 96 80 120 80S156 92 156 118C156 176 148 226 164 268L206 250C196 196 178 150 178 92C178 58 162 30 120 30z"
        fill="var(--cloth-white)"
      />
      <Shade
        by={0.13}
        d="M120 30C78 30 62 58 62 92C62 150 44 196 34 250L76 268C92 226 84 176 84 118C84 100 92 86 104 82C94 66 102 44 120 30z"
      />
      <Igal />
      <Features />
      <Smile />
    </>
  ),
  lavenderHijab: (
    <>
      <path d="M16 300C18 250 60 230 96 220H146C184 230 222 250 224 300z" fill="var(--cloth-night)" />
      <Shade by={0.18} d="M16 300C18 250 60 230 96 220L110 300z" />
      <path
        d="M120 40C80 40 66 72 66 110C66 150 78 178 88 196L84 236C106 252 136 252 158 234L152 196C164 178 174 150 174 110C174 72 160 40 120 40z"
        fill="var(--cloth-lavender)"
      />
      <path d={face} fill="var(--skin-1)" />
      <FaceShade id="lavenderHijab" face={face} />
      <path
        d="M82 120C80 86 94 58 124 60C150 62 160 90 158 122C152 96 146 84 132 78C110 70 90 88 82 120z"
        fill="var(--cloth-lavender)"
      />
      <path
        d="M83 132C88 160 102 178 120 180C138 178 152 160 157 132C170 170 150 214 120 214C90 214 70 170 83 132z"
        fill="var(--cloth-lavender)"
      />
      <path d="M150 196C176 212 190 240 186 300H140C150 262 146 230 128 214z" fill="var(--cloth-lavender)" />
      <Shade
        by={0.16}
        d="M120 40C80 40 66 72 66 110C66 150 78 178 88 196L84 236C94 244 106 248 116 248C100 226 96 204 102 192C86 176 80 150 83 114C85 86 100 62 122 60C114 52 114 46 120 40z"
      />
      <path
        d="M128 214C144 232 150 262 142 300"
        fill="none"
        stroke="black"
        strokeOpacity="0.18"
        strokeWidth="4"
      />
      <path
        d="M156 216C170 236 174 262 170 296"
        fill="none"
        stroke="white"
        strokeOpacity="0.35"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Features />
      <Smile />
    </>
  ),
  redShemagh: (
    <>
      <defs>
        <pattern
          id="bust-checks"
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="12" height="12" fill="var(--cloth-white)" />
          <path d="M0 0h6v6h-6zM6 6h6v6h-6z" fill="var(--cloth-shemagh)" />
        </pattern>
      </defs>
      <path d="M18 300C20 248 62 232 98 222H142C180 232 220 248 222 300z" fill="var(--cloth-sand)" />
      <Shade by={0.1} d="M18 300C20 248 62 232 98 222L112 300z" />
      <path d="M100 170h40v52q-20 16-40 0z" fill="var(--skin-3)" />
      <Shade by={0.2} d="M100 172h40v18q-20 14-40-2z" />
      <path d="M94 216l26 14 26-14 6 14-32 16-32-16z" fill="var(--cloth-sand)" />
      <Shade by={0.12} d="M94 216l26 14v16l-32-16z" />
      <path d={longFace} fill="var(--skin-3)" />
      <path d="M100 146C112 140 128 140 140 146C144 168 134 180 120 180S96 168 100 146z" fill="var(--hair)" />
      <path d="M108 154q12-5 24 0-3 7-12 7t-12-7z" fill="var(--skin-3)" />
      <FaceShade id="redShemagh" face={longFace} />
      <path
        d="M120 32C80 32 64 58 63 90C62 128 52 150 28 196C40 226 60 236 78 232C92 190 84 150 84 118C84 92 96 80 120 80S156 92 156 118C156 160 158 190 150 222C176 224 190 210 196 190C184 160 178 128 177 90C176 58 160 32 120 32z"
        fill="url(#bust-checks)"
      />
      <Shade
        by={0.17}
        d="M120 32C80 32 64 58 63 90C62 128 52 150 28 196C40 226 60 236 78 232C92 190 84 150 84 118C84 100 92 86 104 82C94 66 104 46 120 32z"
      />
      <Igal />
      <Features />
      <Glasses />
    </>
  ),
  sandHijab: (
    <>
      <path d="M16 300C18 248 60 230 98 220H144C184 230 222 248 224 300z" fill="var(--cloth-teal)" />
      <Shade by={0.16} d="M16 300C18 248 60 230 98 220L108 300z" />
      <path d="M150 224l-22 40 12 36h30z" fill="white" fillOpacity="0.14" />
      <path
        d="M122 36C80 34 62 66 62 106C62 150 72 176 74 204C88 232 106 244 122 244S158 230 170 202C168 176 178 150 178 108C178 68 162 38 122 36z"
        fill="var(--cloth-sand-light)"
      />
      <path
        d="M84 112C84 84 94.08 66 120 66S156 84 156 112C156 142 145.92 170 120 176C94.08 170 84 142 84 112z"
        fill="var(--skin-2)"
      />
      <FaceShade
        id="sandHijab"
        face="M84 112C84 84 94.08 66 120 66S156 84 156 112C156 142 145.92 170 120 176C94.08 170 84 142 84 112z"
      />
      <path
        d="M84 118C82 82 98 60 122 62C146 62 158 84 156 118C150 98 140 84 120 80C104 78 90 96 84 118z"
        fill="var(--cloth-sand-light)"
      />
      <path
        d="M85 134C90 160 102 176 120 179C138 176 150 160 155 134C166 164 156 196 120 202C84 196 74 164 85 134z"
        fill="var(--cloth-sand-light)"
      />
      <Shade
        by={0.16}
        d="M122 36C80 34 62 66 62 106C62 150 72 176 74 204C88 232 106 244 122 244C106 226 98 206 102 190C86 174 82 150 84 112C86 84 100 62 122 62C116 52 116 44 122 36z"
      />
      <path
        d="M166 180C158 204 140 216 116 222M84 196C96 208 108 214 122 214"
        fill="none"
        stroke="black"
        strokeOpacity="0.14"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Features />
      <Glasses />
      <Smile />
    </>
  ),
  headset: (
    <>
      <path d="M18 300C20 250 60 234 98 224H142C182 234 220 250 222 300z" fill="var(--cloth-palm)" />
      <Shade by={0.18} d="M18 300C20 250 60 234 98 224L110 300z" />
      <path d="M100 166h40v58q-20 18-40 0z" fill="var(--skin-3)" />
      <Shade by={0.2} d="M100 168h40v22q-20 14-40-2z" />
      <path d="M92 220l28 20 28-20 8 8-36 28-36-28z" fill="var(--cloth-white)" />
      <Shade by={0.12} d="M92 220l28 20v16l-36-28z" />
      <ellipse cx="82" cy="122" rx="7" ry="12" fill="var(--skin-3)" />
      <ellipse cx="158" cy="122" rx="7" ry="12" fill="var(--skin-3)" />
      <path
        d="M82 112C82 84 92.64 66 120 66S158 84 158 112C158 142 147.36 170 120 176C92.64 170 82 142 82 112z"
        fill="var(--skin-3)"
      />
      <path
        d="M82 112C84 156 98 182 120 184S156 156 158 112C156 128 152 138 146 144C134 140 106 140 94 144C88 138 84 128 82 112z"
        fill="var(--hair)"
      />
      <path d="M107 153q13-6 26 0-3 8-13 8t-13-8z" fill="var(--skin-3)" />
      <FaceShade
        id="headset"
        face="M82 112C82 84 92.64 66 120 66S158 84 158 112C158 142 147.36 170 120 176C92.64 170 82 142 82 112z"
      />
      <path
        d="M80 116C74 70 92 48 122 48C152 48 166 72 160 116C156 100 154 92 150 86C132 90 108 88 96 80C88 90 84 100 80 116z"
        fill="var(--hair)"
      />
      <path
        d="M122 48C152 48 166 72 160 116C156 100 154 92 150 86C152 70 142 56 122 48z"
        fill="white"
        fillOpacity="0.1"
      />
      <path
        d="M72 116C68 62 92 38 120 38S172 62 168 116"
        fill="none"
        stroke="var(--cloth-khuzama)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <rect x="62" y="106" width="18" height="32" rx="9" fill="var(--cloth-khuzama)" />
      <rect x="160" y="106" width="18" height="32" rx="9" fill="var(--cloth-khuzama)" />
      <path
        d="M169 138C168 158 156 166 140 166"
        fill="none"
        stroke="var(--cloth-khuzama)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="138" cy="166" r="5" fill="var(--cloth-khuzama)" />
      <Features />
    </>
  ),
};
