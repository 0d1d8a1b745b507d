"""The games' views and options as TypeScript, field by field with their comments, from each game's dataclass."""

from __future__ import annotations

import json
import types
from dataclasses import fields
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from parfait import games
from parfait.core import View
from parfait.core.options import Options
from tools.typescript.messages import comments_of, list_of

HEAD = "// Written by `python -m tools.typescript` (make golden) from {source}: change that.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", types.NoneType: "null", Any: "unknown"}


def common() -> str:
    """What every view has."""
    head = HEAD.format(source="src/parfait/core/view.py")
    fields = _interface("View", View, "", "Record<string, unknown>").removesuffix("}\n")
    return (
        f"{head}import type {{ GameEvent }} from '../protocol';\n\n"
        f"/** What one seat, or one who watches, may know of any game. */\n{fields}"
        "  progress?: GameEvent; // the goal and how far the game is, in words\n}\n"
    )


def module(game: str) -> str:
    """A game's options and its view."""
    view = games.view_class(game)
    options = games.find(game).options
    head = HEAD.format(source=f"src/parfait/games/{game.replace('-', '_')}/view.py and options.py")
    parts = [
        head + "import type { View } from '../view.generated';\n",
        _options(options),
        _interface(view.__name__, view, "View", options.__name__),
    ]
    return "\n".join(parts)


def _options(options: type[Options]) -> str:
    lines = [f"export type {options.__name__} = {{"]
    lines += [f"  {info.name}: {_value(info.kind.data())}; // {info.rule}" for info in options.infos()]
    return "\n".join([*lines, "};"]) + "\n"


def _value(kind: dict[str, Any]) -> str:
    """The JSON values of an option of this kind."""
    match kind["kind"]:
        case "flag":
            return "boolean"
        case "whole":
            return "number | null" if kind["unlimited"] else "number"
        case "choice":
            values = [json.dumps(value, ensure_ascii=False) for value in kind["values"]]
            return " | ".join([*values, *(["number"] if kind["seats"] else [])])
        case "subset":
            return list_of(" | ".join(json.dumps(value, ensure_ascii=False) for value in kind["values"]))
        case "list":
            return list_of(_value(kind["item"]))
        case "record":
            inner = "; ".join(f"{json.dumps(name)}: {_value(field)}" for name, field in kind["fields"].items())
            return f"{{ {inner} }}"
        case "table":
            return f"Record<string, {_value(kind['row'])}>"
        case other:
            raise TypeError(other)


def _interface(name: str, view: type[View], base: str, options: str) -> str:
    """The fields that a class adds to those of its base; `options` is the type of the field of that name."""
    hints = get_type_hints(view)
    comments = comments_of(view)
    inherited = {field.name for field in fields(View)} if base else set()
    lines = [f"export interface {name}{f' extends {base}' if base else ''} {{"]
    for field in fields(view):
        if field.name in inherited and field.name != "options":
            continue
        written = options if field.name == "options" else _type(hints[field.name])
        lines.append(f"  {field.name}: {written};{comments.get(field.name, '')}")
    return "\n".join([*lines, "}"]) + "\n"


def _type(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(one) for one in arguments)
    if origin is Literal:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in arguments)
    if origin is tuple and arguments[-1] is Ellipsis:
        return list_of(_type(arguments[0]))
    if origin is tuple:
        return f"[{', '.join(_type(one) for one in arguments)}]"
    if origin is dict:
        return f"Record<{_type(arguments[0])}, {_type(arguments[1])}>"
    raise TypeError(f"a view cannot hold {hint}: it goes over the wire as JSON")
