import { useEffect, useState } from 'react';
import style from './qr.module.css';

interface QrProps {
  readonly text: string;
  readonly label: string;
}

type Code = { readonly size: number; readonly path: string };

/** Dark on light with a margin, whatever the theme: that is what cameras read. */
export function Qr({ text, label }: QrProps) {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    let isWanted = true;
    void import('uqr').then(({ encode }) => {
      const { size, data } = encode(text, { ecc: 'M', border: 2 });
      if (isWanted) setCode({ size, path: pathOf(data) });
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (code === undefined) return <div className={style.qr} />;
  return (
    <svg
      className={style.qr}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  );
}

/** One path for all dark squares, row by row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
