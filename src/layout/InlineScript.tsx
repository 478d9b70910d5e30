interface InlineScriptProps {
  children: string;
  /** The page's canonical path, `/servicos`, for the script to read. */
  path?: string | undefined;
}

/**
 * A script in the HTML itself, which runs where it stands, and does not run again when React renders it. The policy allows it by
 * its hash, which the build computes. A block keeps its names out of the global scope.
 */
export function InlineScript({ children, path }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own; React would escape its quotes.
  return <script data-path={path} dangerouslySetInnerHTML={{ __html: `{${children}}` }} />;
}
