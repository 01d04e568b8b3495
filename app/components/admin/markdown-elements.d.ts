import "react";

type Tool = React.HTMLAttributes<HTMLElement>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "markdown-toolbar": Tool & { for: string };
      "md-bold": Tool;
      "md-italic": Tool;
      "md-header": Tool & { level?: string };
      "md-quote": Tool;
      "md-link": Tool;
      "md-unordered-list": Tool;
      "md-ordered-list": Tool;
      "md-code": Tool;
      "md-strikethrough": Tool;
    }
  }
}
