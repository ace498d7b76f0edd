import "react";

declare module "react" {
  /** Our own properties reach the style sheets through `style`, as React sets them one by one. */
  interface CSSProperties {
    [name: `--${string}`]: string | number;
  }
}
