-- Quarto and Pandoc: ::: {.searchlight link="problem=graph&algorithm=astar&step=3"} is the app in HTML, and elsewhere
-- a picture of the tree. What is inside the div is its caption. See docs/how-to/documents.md.

local site, python = "http://localhost:8000/", "python3"

local function text(value, default)
  return value and pandoc.utils.stringify(value) or default
end

local function settings(meta)
  local given = meta.searchlight or {}
  site, python = text(given.site, site), text(given.python, python)
end

local function escaped(value)
  return (value:gsub("&", "&amp;"):gsub("<", "&lt;"):gsub('"', "&quot;"))
end

local function frame(link, alt, height, address)
  local html = '<iframe class="searchlight" src="%s" title="%s" loading="lazy" '
    .. 'style="width:100%%;height:%dpx;border:0"></iframe>'
  return pandoc.RawBlock("html", html:format(escaped(address .. "#embed=1&" .. link), escaped(alt), height))
end

-- The picture, and what it shows in words; nil where the solver has refused the link, which it says itself.
local function picture(link, alt)
  local drawn, svg = pcall(pandoc.pipe, python, { "-m", "searchlight", "picture", "--", link }, "")
  if not drawn then
    local file = PANDOC_STATE.input_files[1] or "standard input"
    io.stderr:write(("[WARNING] %s: no picture of searchlight link %s\n"):format(file, link))
    return nil
  end
  alt = alt or pandoc.utils.stringify(pandoc.read(svg:match("<title.->(.-)</title>"), "html"))
  local name = "searchlight-" .. pandoc.sha1(svg) .. ".svg"
  pandoc.mediabag.insert(name, "image/svg+xml", svg)
  return pandoc.Plain(pandoc.Image(alt, name))
end

local function view(div)
  if not div.classes:includes("searchlight") then return nil end
  local given = div.attributes
  local link = (given.link or ""):gsub("^.-#", "")
  local address = given.site or site
  local alt, caption = given.alt, #div.content > 0 and pandoc.utils.stringify(div.content) or nil
  local shown
  if FORMAT:match("html") or FORMAT:match("revealjs") then
    shown = frame(link, alt or caption or "Searchlight", tonumber(given.height) or 480, address)
  else
    shown = picture(link, alt) or pandoc.Plain(pandoc.Link(alt or caption or "Searchlight", address .. "#" .. link))
  end
  if #div.content == 0 then return shown end
  return pandoc.Figure({ shown }, { long = div.content }, pandoc.Attr(div.identifier))
end

return { { Meta = settings }, { Div = view } }
