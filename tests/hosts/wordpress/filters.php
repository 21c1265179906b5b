<?php
// What WordPress makes of a post, or what a plugin puts into its pages, by WordPress's own functions and without a data base:
//   php filters.php author|admin < post.html
//   php filters.php plugin FILE

const WPINC = 'wp-includes';
define( 'ABSPATH', '/usr/share/wordpress/' );
define( 'WP_DEBUG', false );
define( 'WP_CONTENT_DIR', ABSPATH . 'wp-content' );
define( 'WP_CONTENT_URL', 'http://wordpress.example/wp-content' );
$parts = [ 'compat', 'load', 'plugin', 'functions', 'formatting', 'kses', 'l10n', 'pomo/translations', 'shortcodes', 'link-template' ];
foreach ( [ ...$parts, 'general-template', 'theme', 'script-loader' ] as $part ) {
	require_once ABSPATH . WPINC . "/$part.php";
}
$options = [ 'blog_charset' => 'UTF-8', 'siteurl' => 'http://wordpress.example', 'home' => 'http://wordpress.example' ];
foreach ( $options as $name => $value ) {
	add_filter( "pre_option_$name", static fn () => $value );
}

if ( $argv[1] === 'plugin' ) {
	require $argv[2];
	// WordPress's own scripts and styles are not the plugin's.
	remove_all_actions( 'wp_default_scripts' );
	remove_all_actions( 'wp_default_styles' );
	do_action( 'wp_enqueue_scripts' );
	wp_styles()->do_items();
	wp_scripts()->do_items();
} else {
	$post = stream_get_contents( STDIN );
	// Whoever lacks `unfiltered_html` has a post filtered as it is saved; every post is put in order as it is shown.
	echo wpautop( wptexturize( $argv[1] === 'author' ? wp_kses_post( $post ) : $post ) );
}
