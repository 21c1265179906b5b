export default function RuleBoard({ rule, scenario, text = "", lang = "en" }) {
  const own = typeof scenario === "object";
  const json = own ? `<script type="application/json">${JSON.stringify(scenario).replaceAll("<", "\\u003c")}</script>` : "";
  const plain = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return (
    <div
      className="rulewright"
      data-rule={rule}
      data-scenario={own ? undefined : scenario}
      lang={lang}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `<p>${plain}</p>${json}` }}
    />
  );
}
